/** A part of Draft.js that it does not pass on: it resolves what is being composed 20 ms after its end. */
declare module 'draft-js/lib/DraftEditorCompositionHandler' {
  import type { Editor } from 'draft-js';

  const handler: {
    onCompositionEnd: (editor: Editor) => void;
    resolveComposition: (editor: Editor) => void;
  };
  export default handler;
}
