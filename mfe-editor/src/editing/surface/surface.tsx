import { RichText, type EditableField, type Editable, type EditingSurface } from '@foyer/shared';
import { fieldsOfModel } from '@foyer/shared/modules';
import { CONTENT_LANGUAGES } from '../document/commands.ts';
import type { Editing } from '../editing.ts';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { Beside } from '../languages/beside.tsx';
import { Seen } from '../looking/seen.tsx';
import { EmptyColumn } from './empty-column.tsx';
import { framePropsOf } from './frame-props.ts';
import { ModuleTools } from './module-tools.tsx';
import { PageEnd } from './page-end.tsx';
import { TextField } from './text-field.tsx';

/** What stands in place of what visitors see while this session lasts. Modules of something else on the page stay as they are. */
export function surfaceOf(editing: Editing): EditingSurface {
  const { session, languages, looking } = editing;
  const isOurs = ({ id }: Editable) => session.row(id) !== undefined;
  const plain = ({ module, of }: EditableField) => (typeof module[of] === 'string' ? module[of] : '');
  return {
    Text: (field) => (isOurs(field.module) ? <TextField editing={editing} {...field} /> : plain(field)),
    RichText: (field) =>
      isOurs(field.module) ? (
        <RichTextField editing={editing} {...field} />
      ) : (
        <RichText html={plain(field)} className={field.className} />
      ),
    Frame: ({ module }) => (isOurs(module) ? <ModuleTools editing={editing} id={Number(module.id)} /> : null),
    EmptyColumn: (props) => (isOurs(props.container) ? <EmptyColumn editing={editing} {...props} /> : null),
    End: () => <PageEnd editing={editing} />,
    beside: (shown, View) =>
      looking.isSeen ? (
        <Seen editing={editing} shown={shown} View={View} />
      ) : (
        <Beside editing={editing} shown={shown} View={View} />
      ),
    frameProps: (module) => framePropsOf(editing, module),
    shows: (module, field) => {
      if (!isOurs(module)) return false;
      const declared = fieldsOfModel(module.model)[field];
      if (!declared) return field === 'columns';
      // What appears as soon as something is selected would move the page.
      // Where the other language has a text, this one offers to write it.
      const isWritten =
        languages.view !== 'page' &&
        CONTENT_LANGUAGES.some((language) => session.text(module.id, field, language) !== '');
      return (
        declared.required === true ||
        session.panels.showsEmpty ||
        isWritten ||
        (Number(module.id) < 0 && session.selection.isOpen(Number(module.id)))
      );
    },
  };
}
