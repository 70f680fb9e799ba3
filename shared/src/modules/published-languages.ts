import { fieldsOfModel } from './declarations.ts';
import type { ModuleDocument, ModuleRow, StoredValue } from './document.ts';
import { isLocalised } from './fields.ts';
import { TEXT_LANGUAGES, type TextLanguage } from './checks/finding.ts';

type Values = Record<TextLanguage, StoredValue>;

/**
 * What visitors get when only some languages are published: texts of the others stay as they are, in new modules empty.
 * What has no language (places, pictures, looks) is the same in all.
 * @param live what visitors see
 */
export function publishedIn(
  languages: readonly TextLanguage[],
  live: ModuleDocument,
  document: ModuleDocument,
): ModuleDocument {
  if (TEXT_LANGUAGES.every((language) => languages.includes(language))) return document;
  return Object.fromEntries(Object.entries(document).map(([id, row]) => [id, rowIn(languages, live[row.id], row)]));
}

function rowIn(languages: readonly TextLanguage[], before: ModuleRow | undefined, row: ModuleRow): ModuleRow {
  const declared = fieldsOfModel(row.model);
  const fields = Object.entries(row.fields).map(([name, value]) => {
    const field = declared[name];
    if (!field || !isLocalised(field)) return [name, value] as const;
    const [old, young] = [valuesOf(before?.fields[name]), valuesOf(value)];
    const chosen = Object.fromEntries(
      TEXT_LANGUAGES.map((language) => [language, languages.includes(language) ? young[language] : old[language]]),
    );
    if (TEXT_LANGUAGES.every((language) => chosen[language] === young[language])) return [name, value] as const;
    if (field.kind !== 'link') return [name, chosen] as const;
    return [name, Object.values(chosen).every((url) => url === '') ? null : { url: chosen }] as const;
  });
  return { ...row, fields: Object.fromEntries(fields) };
}

/** A localised value by language; links keep theirs in an object. */
function valuesOf(value: StoredValue | undefined): Values {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    if ('url' in value) return valuesOf(value['url']);
    return { de: value['de'] ?? '', en: value['en'] ?? '' };
  }
  return { de: value ?? '', en: value ?? '' };
}
