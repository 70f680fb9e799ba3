import { css } from '@emotion/react';
import { type Content, observer, reaction, useSite, VisuallyHidden } from '@foyer/shared';
import { useEffect, useRef, useState } from 'react';
import { CheckStore } from './checks/check-store.ts';
import { EditBar } from './bar/edit-bar.tsx';
import { ComparisonPanel } from './comparison/comparison-panel.tsx';
import { ComparisonStore } from './comparison/comparison-store.ts';
import { comparisonSurfaceOf } from './comparison/comparison-surface.tsx';
import { copy, pasted, placesFor } from './document/clipboard.ts';
import { wordsOf } from './document/module-views.ts';
import { BrokenLinks } from './finder/broken-links.tsx';
import { FinderDialog } from './finder/finder-dialog.tsx';
import { FinderStore } from './finder/finder-store.ts';
import { hearDrags } from './drag/drag.ts';
import type { Editing } from './editing.ts';
import { EditingSession } from './editing-session.ts';
import { saySteps } from './history/say-steps.ts';
import { HtmlDialog } from './html/html-dialog.tsx';
import { LanguagesStore } from './languages/languages-store.ts';
import { material } from './look.ts';
import { LookingPanel } from './looking/looking-panel.tsx';
import { LookingStore } from './looking/looking-store.ts';
import { LookingStyles } from './looking/looking-styles.tsx';
import { CheckPanel } from './panels/check-panel.tsx';
import { ConflictDialog } from './panels/conflict-dialog.tsx';
import { GoneDialog } from './panels/gone-dialog.tsx';
import { HelpDialog } from './panels/help-dialog.tsx';
import { HistoryPanel } from './panels/history-panel.tsx';
import { LeavingDialog } from './panels/leaving-dialog.tsx';
import { OutlinePanel } from './panels/outline-panel.tsx';
import { PublishDialog } from './panels/publish-dialog.tsx';
import { PictureDialog } from './pictures/picture-dialog.tsx';
import { PictureStore } from './pictures/picture-store.ts';
import { ShareDialog } from './publishing/share-dialog.tsx';
import { PagePanel } from '../pages/page-panel.tsx';
import { sayFailure } from './saving/say-failure.ts';
import { SettingsPanel } from './panels/settings-panel.tsx';
import { VersionsPanel } from './panels/versions-panel.tsx';
import { OthersOnPage } from './presence/others-on-page.tsx';
import { Picker } from './picker/picker.tsx';
import { focusModule } from './surface/focus.ts';
import { hearKeys, stopLinks } from './surface/keys.ts';
import { hearPointer } from './selection/hear-pointer.ts';
import { PageStyles } from './surface/page-styles.tsx';
import { surfaceOf } from './surface/surface.tsx';
import { hearClipboard, putModules } from './surface/hear-clipboard.ts';
import { hearFiles } from './uploading/hear-files.ts';
import { UploadProgress } from './uploading/upload-progress.tsx';
import { UploadStore } from './uploading/upload-store.ts';
import { interfaceTexts, useTexts } from './texts/interface-texts.ts';

/** How long an alert stands, in milliseconds (specification §4). */
const ALERT_MS = 4000;

const alert = css({
  position: 'fixed',
  bottom: '4rem',
  left: '50%',
  translate: '-50% 0',
  zIndex: 'calc(var(--z-editor) + 1)',
  width: 'max-content',
  maxWidth: 'min(36rem, 92vw)',
  padding: '.75rem 1.25rem',
  borderRadius: '.375rem',
  boxShadow: '0 .5rem 1.5rem rgb(14 16 32 / .35)',
});
/** In the language of the interface, and without a box of its own. */
const whole = css({ display: 'contents' });
const loading = css({ padding: '0 1rem', alignSelf: 'center' });

function editingOf(session: EditingSession, { RichTextEditor }: Pick<Editing, 'RichTextEditor'>): Editing {
  const i18n = interfaceTexts(session.site);
  const by = session.site.user.details?.username ?? '';
  const keepCopies = (ids: readonly number[], said: 'copied' | 'cut') => {
    const { mark, rows } = copy(by, session, ids);
    putModules(mark, wordsOf(rows, session.language));
    session.panels.say(said, { count: ids.length });
  };
  return {
    session,
    i18n,
    RichTextEditor,
    checks: new CheckStore(session),
    comparison: new ComparisonStore(session),
    pictures: new PictureStore(session),
    uploads: new UploadStore(session),
    looking: new LookingStore(),
    languages: new LanguagesStore(session),
    finder: new FinderStore(),
    pick: (place, instead = null) => {
      session.panels.show({ picking: { place, instead } });
    },
    copy: (ids) => keepCopies(ids, 'copied'),
    cut: (ids) => {
      keepCopies(ids, 'cut');
      session.remove(ids);
    },
    paste: async (mark) => {
      const { modules, references } = await pasted(by, mark);
      if (modules.length === 0 && mark) return false;
      const pieces = placesFor(session.document, modules, session.selected?.id ?? null);
      if (!pieces || pieces.length === 0) {
        session.panels.say('paste.none', { isError: true });
        return true;
      }
      session.refer(references);
      session.insertAll(pieces);
      if (pieces.length > 1) session.panels.say('pasted', { count: pieces.length });
      if (session.selected) focusModule(session.selected.id);
      return true;
    },
  };
}

/** Puts on the page what is worked with: fields to write in, or what two states of it differ in. @returns a function that ends it */
function showSurface(editing: Editing): () => void {
  const { site } = editing.session;
  const surfaces = { edit: surfaceOf(editing), compare: comparisonSurfaceOf(editing) };
  const end = reaction(
    () => (editing.comparison.isOpen ? 'compare' : 'edit'),
    (way) => site.editing.begin(surfaces[way]),
    { fireImmediately: true },
  );
  return () => {
    end();
    site.editing.end();
  };
}

/** The editing of one page, event, article …, from its first row to its last panel. Begins when it is mounted and ends when it is not. */
export const EditMode = observer(function EditMode({
  content,
  hasTurned,
  leave,
  failed,
}: {
  content: Content;
  /** It has begun on this page, which was on show before. */
  hasTurned: boolean;
  leave: () => void;
  failed: (error: unknown) => void;
}) {
  const site = useSite();
  const [editing, setEditing] = useState<Editing | null>(null);
  const { kind, id } = content;
  // One session for each page: what it shows changes with every letter.
  const begin = useRef({ content, failed });
  useEffect(() => {
    begin.current = { content, failed };
  });

  useEffect(() => {
    let isGone = false;
    let end: () => void = () => undefined;
    const { content: visitors, failed: fail } = begin.current;
    const start = async () => {
      const [session, editor] = await Promise.all([
        EditingSession.open(site, visitors),
        import('./rich-text/rich-text-editor.tsx'),
      ]);
      if (isGone) return session.recovery.release();
      const begun = editingOf(session, editor);
      const ends = [
        session.begin(),
        begun.checks.begin(),
        begun.languages.begin(),
        saySteps(begun),
        sayFailure(session),
        hearKeys(begun),
        stopLinks(),
        hearPointer(begun),
        hearDrags(begun),
        hearFiles(begun),
        hearClipboard(begun),
        begun.comparison.begin(),
        showSurface(begun),
      ];
      setEditing(begun);
      end = () => {
        ends.forEach((stop) => stop());
        void session.close();
      };
    };
    start().catch(fail);
    return () => {
      isGone = true;
      end();
    };
  }, [site, kind, id]);

  if (!editing) return <span css={loading} role="status" />;
  return <Interface editing={editing} hasTurned={hasTurned} leave={leave} />;
});

interface InterfaceProps {
  editing: Editing;
  hasTurned: boolean;
  leave: () => void;
}

const Interface = observer(function Interface({ editing, hasTurned, leave }: InterfaceProps) {
  const { session } = editing;
  useTexts(editing.i18n);
  return (
    <div css={whole} lang={editing.i18n.language}>
      <PageStyles />
      <BrokenLinks editing={editing} />
      <OthersOnPage editing={editing} />
      <LookingStyles editing={editing} />
      <EditBar editing={editing} hasTurned={hasTurned} leave={leave} />
      {editing.comparison.isOpen && <ComparisonPanel editing={editing} />}
      {session.panels.leftPanel === 'outline' && <OutlinePanel editing={editing} />}
      {session.panels.leftPanel === 'look' && <LookingPanel editing={editing} />}
      {session.panels.leftPanel === 'history' && <HistoryPanel editing={editing} />}
      {session.panels.leftPanel === 'versions' && <VersionsPanel editing={editing} />}
      {session.panels.rightPanel === 'page' && <PagePanel editing={editing} />}
      {session.panels.rightPanel === 'check' && <CheckPanel editing={editing} />}
      {session.panels.rightPanel === 'settings' && <SettingsPanel editing={editing} />}
      {session.panels.picking && (
        <Picker
          editing={editing}
          {...session.panels.picking}
          close={() => {
            session.panels.show({ picking: null });
          }}
        />
      )}
      {session.panels.html && <HtmlDialog editing={editing} field={session.panels.html} />}
      {editing.pictures.open && <PictureDialog editing={editing} open={editing.pictures.open} />}
      {editing.finder.request && <FinderDialog editing={editing} request={editing.finder.request} />}
      {session.panels.isPublishing && <PublishDialog editing={editing} />}
      {session.panels.isSharing && (
        <ShareDialog editing={editing} close={() => session.panels.show({ isSharing: false })} />
      )}
      {session.saver.conflict && <ConflictDialog editing={editing} />}
      {session.saver.isGone && !session.panels.isLossKnown && <GoneDialog editing={editing} />}
      {session.leaving.answer && <LeavingDialog editing={editing} answer={session.leaving.answer} />}
      {session.panels.isHelpOpen && <HelpDialog editing={editing} />}
      <UploadProgress editing={editing} />
      <Told editing={editing} />
      <Alert editing={editing} />
    </div>
  );
});

/** Says how many modules are selected, and where they have come, to those who do not see it. */
const Told = observer(function Told({ editing }: { editing: Editing }) {
  const t = useTexts(editing.i18n);
  const { selection, panels } = editing.session;
  const { count, isMultiple } = selection;
  const { told } = panels;
  // A text that has gone in between is said again when it comes back.
  const [said, setSaid] = useState<typeof told>(null);
  useEffect(() => {
    setSaid(told);
    if (!told) return undefined;
    const timer = setTimeout(() => panels.show({ told: null }), ALERT_MS);
    return () => clearTimeout(timer);
  }, [told, panels]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{isMultiple && t('selection.count', { count })}</span>
      <span aria-live="polite">{said === told && told?.words}</span>
    </VisuallyHidden>
  );
});

/** What was done, or could not be; after a while it goes. */
const Alert = observer(function Alert({ editing }: { editing: Editing }) {
  const { session, i18n } = editing;
  const t = useTexts(i18n);
  const { notice } = session.panels;
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => {
      session.panels.show({ notice: null });
    }, ALERT_MS);
    return () => clearTimeout(timer);
  }, [notice, session]);
  return (
    <div role={notice?.isError ? 'alert' : undefined} aria-live="polite" css={notice ? [material, alert] : undefined}>
      {notice && (notice.words ?? t(notice.text, { count: notice.count }))}
    </div>
  );
});
