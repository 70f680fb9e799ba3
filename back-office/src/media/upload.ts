import type { UploadedMedia } from '@foyer/shared/api';
import { upload } from '@foyer/shared/upload';
import { type Http, HttpFailure } from '../api/http.ts';

/** Sends a file and tells how much of it is there, from 0 to 1. @throws HttpFailure */
export function sendFile(
  http: Http,
  file: File,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadedMedia> {
  return http.again(() =>
    upload<UploadedMedia>(http.url('api/media/'), file, {
      headers: { 'x-csrftoken': http.csrfToken },
      onShare,
      failure: (status, problem) => new HttpFailure(status, problem),
      signal,
    }),
  );
}
