import type { Place } from '@foyer/shared/modules';
import type { CheckStore } from './checks/check-store.ts';
import type { ComparisonStore } from './comparison/comparison-store.ts';
import type { LanguagesStore } from './languages/languages-store.ts';
import type { LookingStore } from './looking/looking-store.ts';
import type { PictureStore } from './pictures/picture-store.ts';
import type { RichTextEditor } from './rich-text/rich-text-editor.tsx';
import type { FinderStore } from './finder/finder-store.ts';
import type { EditingSession } from './editing-session.ts';
import type { UploadStore } from './uploading/upload-store.ts';
import type { InterfaceI18n } from './texts/interface-texts.ts';

/** What every part of the editing interface works on. */
export interface Editing {
  session: EditingSession;
  i18n: InterfaceI18n;
  /** Fetched beside the working copy and there before anybody writes: who comes to a text types at once. */
  RichTextEditor: typeof RichTextEditor;
  /** What is wrong with it. */
  checks: CheckStore;
  /** Two states of the page as one. */
  comparison: ComparisonStore;
  /** Both languages beside each other. */
  languages: LanguagesStore;
  /** How wide the page is, who sees it, and when. */
  looking: LookingStore;
  /** Pictures of the library as the page shows them. */
  pictures: PictureStore;
  /** Pictures on their way to the library. */
  uploads: UploadStore;
  /** Whatever somebody looks for. */
  finder: FinderStore;
  /** Opens the picker of modules, for a place. @param instead an empty module that goes when something is picked */
  pick: (place: Place, instead?: number | null) => void;
  /** Keeps modules with everything in them, for other pages and windows too. */
  copy: (ids: readonly number[]) => void;
  /** The same, and takes them away. */
  cut: (ids: readonly number[]) => void;
  /**
   * Puts the modules that were copied after what is selected.
   * @param mark only if they are those with this mark
   * @returns false where this browser does not have them
   */
  paste: (mark?: string) => Promise<boolean>;
}
