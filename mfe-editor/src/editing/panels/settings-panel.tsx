import { observer } from '@foyer/shared';
import {
  asNeeded,
  childrenOf,
  CONTAINER_LAYOUTS,
  type ContainerLayout,
  declarationOf,
  type FieldDeclaration,
  fieldFault,
  fieldsOfModel,
  isLocalised,
} from '@foyer/shared/modules';
import { useEffect } from 'react';
import { columnsOf, setLayout } from '../document/commands.ts';
import { inLanguage, layoutOf } from '../document/module-views.ts';
import type { Editing } from '../editing.ts';
import { muted } from '../look.ts';
import { fieldLabel, modelName, rowName } from '../surface/field-label.ts';
import { focusModule, frameOf } from '../surface/focus.ts';
import { useTexts } from '../texts/interface-texts.ts';
import { FieldInput } from './field-input.tsx';
import { LayoutChoice } from './layout-choice.tsx';
import { writtenAt } from './written-at.ts';
import { Panel } from './panel.tsx';

/** Everything about the selected module, made of its declaration. */
export const SettingsPanel = observer(function SettingsPanel({ editing }: { editing: Editing }) {
  const { session, i18n } = editing;
  const t = useTexts(i18n);
  const row = session.selected;
  const id = row?.id;
  // In small windows the panel lies over the lower half of the page: what it is about stands above it.
  useEffect(() => {
    if (id !== undefined) frameOf(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  const close = () => {
    session.panels.show({ rightPanel: null });
    if (session.selected) focusModule(session.selected.id);
  };
  const { isMultiple, count } = session.selection;
  if (!row || isMultiple) {
    return (
      <Panel side="right" title={t('module.settings')} closeLabel={t('close')} close={close}>
        <p css={muted}>{isMultiple ? t('selection.count', { count }) : t('settings.none')}</p>
      </Panel>
    );
  }
  const isContainer = row.model === 'container' || row.model === 'old_container';
  const fields = isContainer
    ? []
    : Object.entries<FieldDeclaration>(fieldsOfModel(row.model))
        .filter(([, { unseen }]) => !unseen)
        .map(([name, field]) => [name, asNeeded(name, field, row.fields)] as const);
  const write = (name: string, field: FieldDeclaration) => (value: never, how?: { typed?: boolean }) =>
    session.set(
      row.id,
      ...writtenAt({ name, field, before: row.fields[name], language: session.language }, value, how),
      how,
    );
  return (
    <Panel
      side="right"
      title={isContainer ? rowName(i18n, layoutOf(row)) : modelName(i18n, row.model)}
      closeLabel={t('close')}
      close={close}
    >
      {isContainer && (
        <LayoutChoice
          label={t('layout')}
          value={row.model === 'container' ? layoutOf(row) : (CONTAINER_LAYOUTS[Number(row.fields['layout'])] ?? '100')}
          choose={(layout: ContainerLayout) => {
            const last = columnsOf(layout) - 1;
            const count = childrenOf(session.document, row.id).filter(({ column }) => column > last).length;
            session.run({ key: 'step.layout', model: row.model }, (document) => setLayout(document, row.id, layout), {
              focus: row.id,
            });
            if (count > 0) session.panels.say('layout.moved', { count });
          }}
        />
      )}
      {fields.map(([name, field]) => (
        <FieldInput
          key={`${row.id} ${name} ${session.language}`}
          editing={editing}
          id={row.id}
          name={name}
          field={field}
          label={fieldLabel(i18n, row.model, name)}
          value={
            field.kind === 'link'
              ? linkUrl(inLanguage(row.fields[name], session.language))
              : inLanguage(row.fields[name], session.language)
          }
          fault={fieldFault(field, inLanguage(row.fields[name], session.language))}
          write={write(name, field) as (value: unknown, how?: { typed?: boolean }) => void}
        />
      ))}
      {fields.length === 0 && !isContainer && !declarationOf(row.model) && (
        <p css={muted}>{t('settings.unknown', { model: row.model })}</p>
      )}
      {fields.some(([, field]) => isLocalised(field)) && (
        <p css={muted}>{t('settings.language', { language: t(`language.${session.language}`) })}</p>
      )}
    </Panel>
  );
});

const linkUrl = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string' ? value.url : '';
