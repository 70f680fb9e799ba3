import { css } from '@emotion/react';
import { observer, useSite, type Locale } from '@foyer/shared';
import { editorColours } from '@foyer/shared/theme';
import { isSame, type ModuleRow, rowsInOrder, slugOf } from '@foyer/shared/modules';
import { useMemo, useState, type FormEvent } from 'react';
import { button, fault, loud, low } from '../editing/look.ts';
import { Modal } from '../editing/panels/modal.tsx';
import { failureText } from '../editing/texts/failure-text.ts';
import { forget } from '../editing/saving/local-copy.ts';
import type { Orphan } from '../editing/saving/orphans.ts';
import { interfaceTexts, useTexts } from '../editing/texts/interface-texts.ts';
import { BeginningChoice, type BeginningKind } from './beginning-choice.tsx';
import { TextInput } from './form-field.tsx';
import { LeftChoice } from './left-choice.tsx';
import { type Beginning, makePage } from './new-page.ts';
import { faultsIn } from '../records/kept.ts';
import type { PageRecord, Texts } from './page-records.ts';
import { PageSelect } from './page-select.tsx';
import { treeOf } from './page-tree.ts';
import { useOrphans } from './use-orphans.ts';
import { usePages } from './use-pages.ts';

const pair = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '0 .9rem',
  '@media (max-width: 30rem)': { gridTemplateColumns: '1fr' },
});
const ways = css({
  position: 'sticky',
  bottom: '-1.25rem',
  [low]: { position: 'static' },
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem',
  margin: '1rem -1.25rem -1.25rem',
  padding: '.75rem 1.25rem',
  background: editorColours.ground,
  borderTop: `1px solid ${editorColours.line}`,
});
const LANGUAGES = ['de', 'en'] as const;
const FIELDS = ['title.de', 'title.en', 'path.de', 'path.en', 'parent_id'];
const NOTHING: Texts = { de: '', en: '' };

interface NewPageDialogProps {
  /** What is left of a page that was deleted: this one begins with it. `handOver` is called once it has it. */
  left?: { title: string; rows: readonly ModuleRow[]; handOver: () => Promise<void> };
  close: () => void;
}

/** The path that a page would have: below its parent, named after its title. */
function suggestedPath(title: string, parent: PageRecord | undefined, language: Locale): string {
  const name = slugOf(title);
  return name && [parent?.path[language], name].filter(Boolean).join('/');
}

const firstOf = (pages: readonly PageRecord[]): number | null => treeOf(pages)[0]?.record.id ?? null;

/** A new page: its title, its place, and what it begins with. It opens in edit mode, seen by nobody else. */
export const NewPageDialog = observer(function NewPageDialog({ left, close }: NewPageDialogProps) {
  const site = useSite();
  const { navigation, currentPage } = site;
  const { locale } = navigation;
  const i18n = useMemo(() => interfaceTexts(site), [site]);
  const t = useTexts(i18n);
  const { records, pages, loaded, hasFailed } = usePages();
  const [title, setTitle] = useState<Texts>(() => ({ ...NOTHING, [locale]: left?.title ?? '' }));
  const [path, setPath] = useState(NOTHING);
  const [parent, setParent] = useState<number | null>(() => currentPage.page?.parent?.id ?? null);
  const [kind, setKind] = useState<BeginningKind>('empty');
  const orphans = useOrphans();
  const [chosen, setOrphan] = useState<Orphan | null>(null);
  const orphan = kind === 'left' ? (chosen ?? orphans[0] ?? null) : null;
  const [source, setSource] = useState<number | null>(() => currentPage.page?.id ?? null);
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');

  const home = pages?.find(({ id }) => id === parent);
  // Whoever writes one title only means both.
  const titles: Texts = { de: title.de || title.en, en: title.en || title.de };
  const [first, second] = locale === 'de' ? LANGUAGES : ([...LANGUAGES].reverse() as [Locale, Locale]);

  const isEntered = !isSame([title, path], [NOTHING, NOTHING]);

  const beginning = async (): Promise<Beginning> => {
    if (left) return left.rows;
    if (kind === 'left') return orphan ? rowsInOrder(orphan.document) : 'empty';
    return kind === 'copy' ? (source ?? firstOf(await loaded) ?? 'empty') : kind;
  };

  const make = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFaults({});
    setFailure('');
    try {
      // Below which page it stands is to be seen before it is made there.
      await loaded;
      const made = await makePage(site, records, {
        title: titles,
        path,
        parent_id: parent,
        beginning: await beginning(),
      });
      const address = `/${locale}/${made.path[locale]}?edit`;
      if (left) {
        await left.handOver();
        // Nothing of the page that is gone is to answer for this one, which may have its address.
        location.assign(address);
        return;
      }
      if (orphan) await forget(orphan);
      close();
      await navigation.navigate(address);
    } catch (error) {
      const found = faultsIn(error);
      setFaults(found);
      // What is wrong with none of the fields here would be said nowhere else.
      const others = Object.keys(found).filter((name) => !FIELDS.includes(name));
      if (others.length > 0) setFailure(others.map((name) => found[name]).join(' '));
      else if (Object.keys(found).length === 0) setFailure(failureText(error, t));
      setBusy(false);
    }
  };
  const titleField = (of: Locale, isRequired: boolean) => (
    <TextInput
      key={`title ${of}`}
      label={t(`newPage.title.${of}`)}
      lang={of}
      value={title[of]}
      maxLength={200}
      isRequired={isRequired}
      placeholder={isRequired ? undefined : titles[of]}
      fault={faults[`title.${of}`]}
      write={(value) => setTitle({ ...title, [of]: value })}
    />
  );
  const pathField = (of: Locale) => (
    <TextInput
      key={`path ${of}`}
      label={t(`newPage.path.${of}`)}
      value={path[of]}
      placeholder={suggestedPath(titles[of], home, of)}
      fault={faults[`path.${of}`]}
      write={(value) => setPath({ ...path, [of]: value })}
    />
  );
  return (
    <Modal title={t('newPage')} close={close} isBusy={isBusy} unsaved={isEntered && i18n}>
      <form onSubmit={(event) => void make(event)}>
        <div css={pair}>
          {titleField(first, true)}
          {titleField(second, false)}
        </div>
        <PageSelect
          label={t('page.parent')}
          records={pages}
          loading={t('page.loading')}
          none={t('page.top')}
          value={parent}
          locale={locale}
          choose={setParent}
          fault={faults['parent_id']}
        />
        <div css={pair}>
          {pathField(first)}
          {pathField(second)}
        </div>
        {!left && <BeginningChoice i18n={i18n} hasLeft={orphans.length > 0} value={kind} choose={setKind} />}
        {orphan && <LeftChoice i18n={i18n} orphans={orphans} value={orphan} locale={locale} choose={setOrphan} />}
        {kind === 'copy' && (
          <PageSelect
            label={t('newPage.source')}
            records={pages}
            loading={t('page.loading')}
            value={source ?? pages?.[0]?.id ?? null}
            locale={locale}
            choose={setSource}
          />
        )}
        {(failure || hasFailed) && (
          <p css={fault} role="alert">
            {failure || t('page.failed')}
          </p>
        )}
        <div css={ways}>
          <button type="submit" css={[button, loud]} disabled={isBusy || hasFailed}>
            {t('newPage.make')}
          </button>
          <button type="button" css={button} disabled={isBusy} onClick={close}>
            {t('cancel')}
          </button>
        </div>
      </form>
    </Modal>
  );
});
