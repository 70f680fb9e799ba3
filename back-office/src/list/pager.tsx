import { Pagination, useMediaQuery } from '@mui/material';
import { css } from '@emotion/react';
import { useId } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { fromTablet } from '../layout/breakpoints.ts';
import { row, small } from '../layout/surfaces.ts';

const SIZES = [25, 50, 100];

/** Ways to the other pages of a list. @param props.onTurn another page is on its way */
export function Pager({ onTurn }: { onTurn: () => void }) {
  const t = useTranslate();
  const id = useId();
  const isPhone = !useMediaQuery(fromTablet);
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext();
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (total <= Math.min(...SIZES)) return null;
  return (
    <div css={[row, css({ justifyContent: 'space-between', marginTop: '1rem' })]}>
      <Pagination
        page={page}
        count={pages}
        onChange={(_, to) => {
          setPage(to);
          onTurn();
        }}
        getItemAriaLabel={(type, to) =>
          type === 'page'
            ? t('ra.navigation.page', { page: to })
            : t(`ra.navigation.${type === 'start-ellipsis' || type === 'end-ellipsis' ? 'next' : type}`)
        }
        aria-label={t('ra.navigation.current_page', { page })}
        siblingCount={isPhone ? 0 : 1}
        shape="rounded"
      />
      <span css={small}>
        <label htmlFor={id}>{t('ra.navigation.page_rows_per_page')}</label>{' '}
        <select id={id} value={perPage} onChange={({ target }) => setPerPage(Number(target.value))}>
          {SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </span>
    </div>
  );
}
