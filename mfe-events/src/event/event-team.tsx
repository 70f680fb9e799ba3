import { css } from '@emotion/react';
import { Fact, Facts } from '@foyer/shared';
import type { TeamRole } from './team.ts';

const list = css({ marginTop: 'var(--s4)' });

/** Who takes part, by part. */
export function EventTeam({ team }: { team: TeamRole[] }) {
  return (
    <div css={list}>
      <Facts>
        {team.map(({ role, names }) => (
          <Fact key={role} term={role}>
            {names.join(', ')}
          </Fact>
        ))}
      </Facts>
    </div>
  );
}
