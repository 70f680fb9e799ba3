import { css } from '@emotion/react';
import { observer, type Locale } from '@foyer/shared';
import { SEARCH_DESCRIPTION, SEARCH_TITLE } from '@foyer/shared/modules';
import { useState, type ReactNode } from 'react';
import type { Editing } from '../editing/editing.ts';
import { button, check, input, outlined } from '../editing/look.ts';
import { useTexts } from '../editing/texts/interface-texts.ts';
import { OtherVersion } from '../records/other-version.tsx';
import { FormField, TextInput } from './form-field.tsx';
import type { PageForm } from './page-form.ts';
import type { PageRecord, Texts } from './page-records.ts';
import { PageSelect } from './page-select.tsx';
import { SearchPreview, SharePreview } from './previews.tsx';

const group = css({
  margin: '0 0 1.25rem',
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: '.6rem', fontWeight: 600, fontSize: '.875rem' },
});
const languages = css({ display: 'flex', gap: '.25rem', marginBottom: '1rem' });
const picture = css({ display: 'flex', flexWrap: 'wrap', gap: '.35rem', marginBottom: '.9rem' });

type TextName = { [Name in keyof PageRecord]: PageRecord[Name] extends Texts ? Name : never }[keyof PageRecord];
type FlagName = { [Name in keyof PageRecord]: PageRecord[Name] extends boolean ? Name : never }[keyof PageRecord];

const FLAGS: readonly FlagName[] = ['is_online', 'in_menu', 'is_clickable', 'in_footer', 'is_landing_page'];
const LANGUAGES = ['de', 'en'] as const;

interface PageFieldsProps {
  editing: Editing;
  form: PageForm;
  /** Of the texts that are entered. */
  language: Locale;
  choose: (language: Locale) => void;
}

/** The fields of a page, in groups, with what search engines and those it is sent to will see. */
export const PageFields = observer(function PageFields({ editing, form, language, choose }: PageFieldsProps) {
  const { session, i18n } = editing;
  const t = useTexts(i18n);
  const { record, faults, theirs } = form;
  // The home page stays online.
  const flags = form.isHome && form.kept.record.is_online ? FLAGS.filter((name) => name !== 'is_online') : FLAGS;
  const own = (name: TextName) => record[name][language];
  const write = (name: TextName) => (value: string) => form.set({ [name]: { ...record[name], [language]: value } });
  const text = (
    name: TextName,
    more: { isLong?: boolean; isRequired?: boolean; help?: string; placeholder?: string; maxLength?: number } = {},
  ) => (
    <div data-setting={`page ${name}`}>
      <TextInput
        label={t(`page.${name}`)}
        lang={language}
        value={own(name)}
        write={write(name)}
        fault={faults[`${name}.${language}`] ?? faults[name]}
        {...more}
      />
      <OtherVersion i18n={i18n} theirs={theirs[`${name}.${language}`]} mine={own(name)} take={write(name)} />
    </div>
  );
  const counted = (name: TextName, shown: string, most: number) =>
    t('page.length', { count: (own(name) || shown).length, most });
  const title = own('meta_title') || own('title');
  const description = own('meta_description');
  const address = `${location.host}/${language}${own('path') && `/${own('path')}`}`;
  return (
    <>
      <div css={languages} role="group" aria-label={t('page.languages')}>
        {LANGUAGES.map((code) => (
          <button
            key={code}
            type="button"
            css={[button, outlined]}
            aria-pressed={code === language}
            onClick={() => choose(code)}
          >
            {t(`language.${code}`)}
          </button>
        ))}
      </div>
      <Group name={t('page.group.name')}>
        {text('title', { isRequired: true, maxLength: 200 })}
        {text('headline', { help: t('page.headline.help'), placeholder: own('title') })}
        {!form.isHome &&
          text('path', own('path') === form.kept.record.path[language] ? {} : { help: t('page.path.help') })}
      </Group>
      <Group name={t('page.group.place')}>
        <PageSelect
          label={t('page.parent')}
          records={form.pages}
          without={record.id}
          none={t('page.top')}
          value={record.parent_id}
          locale={language}
          choose={(id) => form.moveBelow(id)}
          fault={faults['parent_id']}
        />
        <FormField label={t('page.place')}>
          {(described) => (
            <select
              {...described}
              css={input}
              value={form.sibling ?? ''}
              onChange={(event) => form.moveAfter(event.target.value === '' ? null : Number(event.target.value))}
            >
              <option value="">{t('page.first')}</option>
              {form.siblings.map((sibling) => (
                <option key={sibling.id} value={sibling.id}>
                  {t('move.after', { name: sibling.title[language] })}
                </option>
              ))}
            </select>
          )}
        </FormField>
      </Group>
      <Group name={t('page.group.seen')}>
        {flags.map((name) => (
          <label key={name} css={check}>
            <input
              type="checkbox"
              checked={record[name]}
              onChange={(event) => form.set({ [name]: event.target.checked })}
            />
            {t(`page.${name}`)}
          </label>
        ))}
      </Group>
      <Group name={t('page.group.search')}>
        {text('meta_title', { placeholder: own('title'), help: counted('meta_title', own('title'), SEARCH_TITLE) })}
        {text('meta_description', {
          isLong: true,
          maxLength: 1000,
          help: counted('meta_description', '', SEARCH_DESCRIPTION),
        })}
        <SearchPreview label={t('page.search_preview')} address={address} title={title} description={description} />
      </Group>
      <Group name={t('page.group.share')}>
        {text('og_title', { placeholder: title })}
        {text('og_description', { isLong: true, maxLength: 1000, placeholder: description })}
        <SharedPicture editing={editing} form={form} begun={session.site.currentPage.page?.og_image ?? null}>
          {(shown) => (
            <SharePreview
              label={t('page.share_preview')}
              address={address}
              title={own('og_title') || title}
              description={own('og_description') || description}
              picture={shown}
            />
          )}
        </SharedPicture>
      </Group>
      <Group name={t('page.group.look')}>
        <TextInput
          label={t('page.body_class')}
          value={record.body_class}
          maxLength={100}
          fault={faults['body_class']}
          write={(value) => form.set({ body_class: value })}
        />
      </Group>
    </>
  );
});

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset css={group}>
      <legend>{name}</legend>
      {children}
    </fieldset>
  );
}

/** The picture that goes with the page's address, chosen in the back-office's window. */
const SharedPicture = observer(function SharedPicture({
  editing,
  form,
  begun,
  children,
}: {
  editing: Editing;
  form: PageForm;
  begun: string | null;
  children: (shown: ReactNode) => ReactNode;
}) {
  const t = useTexts(editing.i18n);
  const [url, setUrl] = useState(begun);
  const { og_picture_id: id } = form.record;
  const pick = async () => {
    const picked = await editing.finder.find({ kinds: ['pictures'] });
    if (!picked) return;
    setUrl(picked.url);
    form.set({ og_picture_id: picked.id });
  };
  return (
    <>
      <div css={picture} role="group" aria-label={t('page.og_picture')}>
        <button type="button" css={[button, outlined]} onClick={() => void pick()}>
          {t(id === null ? 'picture.choose' : 'picture.change')}
        </button>
        {id !== null && (
          <button type="button" css={button} onClick={() => form.set({ og_picture_id: null })}>
            {t('picture.remove')}
          </button>
        )}
      </div>
      {children(id !== null && url ? <img src={url} alt="" /> : t('page.no_picture'))}
    </>
  );
});
