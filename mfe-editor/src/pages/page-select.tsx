import type { Locale } from '@foyer/shared';
import { input } from '../editing/look.ts';
import { FormField } from './form-field.tsx';
import type { PageRecord } from './page-records.ts';
import { treeOf } from './page-tree.ts';

/** What stands before the name of a page for each page above it. */
const INDENT = '\u2003';

interface PageSelectProps {
  label: string;
  help?: string;
  fault?: string | undefined;
  /** Nothing can be chosen while they are not there. */
  records: readonly PageRecord[] | null;
  /** What stands there meanwhile. */
  loading?: string;
  /** A page that cannot be chosen, nor what stands below it. */
  without?: number | null;
  /** What choosing none is called; without it, one has to be chosen. */
  none?: string;
  value: number | null;
  locale: Locale;
  choose: (id: number | null) => void;
}

/** One page of the tree. */
export function PageSelect({
  label,
  help,
  fault,
  records,
  loading,
  without = null,
  none,
  value,
  locale,
  choose,
}: PageSelectProps) {
  return (
    <FormField label={label} help={help} fault={fault}>
      {(described) => (
        <select
          {...described}
          css={input}
          value={records ? (value ?? '') : ''}
          disabled={!records}
          onChange={(event) => choose(event.target.value === '' ? null : Number(event.target.value))}
        >
          {!records && <option value="">{loading}</option>}
          {records && none !== undefined && <option value="">{none}</option>}
          {treeOf(records ?? [], without).map(({ record, depth }) => (
            <option key={record.id} value={record.id}>
              {INDENT.repeat(depth)}
              {record.title[locale]}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
