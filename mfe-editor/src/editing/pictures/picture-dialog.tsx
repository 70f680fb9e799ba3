import { css } from '@emotion/react';
import { observer } from '@foyer/shared';
import { editorColours } from '@foyer/shared/theme';
import { fieldsOfModel } from '@foyer/shared/modules';
import { type FormEvent, useEffect, useState } from 'react';
import type { Editing } from '../editing.ts';
import { button, fault, loud, low, muted, outlined } from '../look.ts';
import { Modal } from '../panels/modal.tsx';
import { failureText } from '../texts/failure-text.ts';
import { useTexts } from '../texts/interface-texts.ts';
import { Overtaken, PictureForm } from './picture-form.ts';
import { PictureRecords } from './picture-records.ts';
import type { OpenPicture } from './picture-store.ts';
import { PictureView } from './picture-view.tsx';
import { PictureWords } from './picture-words.tsx';

const sides = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: '1.25rem',
  alignItems: 'start',
  '@media (max-width: 47.99em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
/** Always in sight, however long the rest is: how to end it, and why that did not work. */
const end = css({
  position: 'sticky',
  bottom: '-1.25rem',
  [low]: { position: 'static' },
  margin: '.5rem -1.25rem -1.25rem',
  padding: '.75rem 1.25rem 1.25rem',
  background: editorColours.ground,
  '& > div:last-child': { display: 'flex', flexWrap: 'wrap', gap: '.5rem', alignItems: 'center' },
});

/** Why something was not saved, as keys of the editor's texts or in words. */
function reasonsOf(error: unknown, form: PictureForm, t: (key: string) => string): string[] {
  if (error instanceof Overtaken) return ['picture.overtaken', ...(error.isFramedAnew ? ['picture.framedAnew'] : [])];
  return [Object.keys(form.faults).length > 0 ? 'picture.unfit' : failureText(error, t)];
}

/** A picture of the library, edited where it stands. It holds wherever the picture is shown; whether it only decorates belongs to the module. */
export const PictureDialog = observer(function PictureDialog({
  editing,
  open: { module, picture },
}: {
  editing: Editing;
  open: OpenPicture;
}) {
  const { session, pictures, checks, i18n } = editing;
  const { site } = session;
  const t = useTexts(i18n);
  const row = session.row(module);
  const wasDecorative = row?.fields['decorative'] === true;
  const [form, setForm] = useState<PictureForm | null>(null);
  const [isDecorative, setDecorative] = useState(wasDecorative);
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const isChanged = (form?.isChanged ?? false) || isDecorative !== wasDecorative;
  const mayDecorate = row !== undefined && 'decorative' in fieldsOfModel(row.model);

  useEffect(() => {
    let isGone = false;
    PictureForm.open(new PictureRecords(site), picture).then(
      (opened) => !isGone && setForm(opened),
      () => !isGone && setReasons(['page.failed']),
    );
    return () => {
      isGone = true;
    };
  }, [site, picture]);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!form) return;
    setBusy(true);
    setReasons([]);
    try {
      if (form.isChanged) {
        pictures.showAnew(await form.save());
        void checks.learn();
        session.panels.say('picture.saved');
      }
      if (isDecorative !== wasDecorative) session.set(module, 'decorative', isDecorative);
      pictures.close();
    } catch (error) {
      // What was written before the rest failed is there.
      pictures.showAnew(form.kept.record);
      setReasons(reasonsOf(error, form, t));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal title={t('picture.edit')} close={() => pictures.close()} isWide isBusy={isBusy} unsaved={isChanged && i18n}>
      {form && (
        <form id="picture" onSubmit={(event) => void save(event)}>
          <p css={muted}>{t('picture.everywhere')}</p>
          <div css={sides}>
            <PictureView editing={editing} form={form} isDisabled={isBusy} />
            <PictureWords
              editing={editing}
              form={form}
              isDisabled={isBusy}
              decorative={mayDecorate ? { isOn: isDecorative, set: setDecorative } : null}
            />
          </div>
        </form>
      )}
      <div css={end}>
        <div css={fault} role="alert">
          {reasons.map((reason) => (
            <p key={reason}>{t(reason)}</p>
          ))}
        </div>
        <div>
          <button type="submit" form="picture" css={[button, loud]} disabled={!form || isBusy || !isChanged}>
            {t('page.save')}
          </button>
          <button type="button" css={[button, outlined]} disabled={isBusy} onClick={() => pictures.close()}>
            {t('cancel')}
          </button>
        </div>
      </div>
    </Modal>
  );
});
