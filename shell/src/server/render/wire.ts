import type { FragmentRequest } from '@foyer/shared';

/** Body of `POST /render` to a render server. The answer is a `FragmentResult`, or a `WireFailure` with status 500. */
export interface RenderCall {
  remote: string;
  limitMs: number;
  request: FragmentRequest;
}

/** Body of `POST /warm`: 204 when the release can render, else 500 with a `WireFailure`. */
export interface WarmCall {
  remote: string;
  release: string;
}

/** An error as it crosses HTTP. */
export interface WireFailure {
  code: `FOYER-${number}`;
  message: string;
}
