import { useLabel } from '../resources/resources.tsx';
import { badge, mute, small } from '../layout/surfaces.ts';
import { FieldValue, type FieldValueProps } from './field-value.tsx';

interface FieldValuesProps {
  values: readonly FieldValueProps[];
  className?: string | undefined;
}

/** Values to be read, each below the name of its field. */
export function FieldValues({ values, className }: FieldValuesProps) {
  const label = useLabel();
  return (
    <dl className={className}>
      {values.map(({ field, language, ...value }) => (
        <div key={`${field.name} ${language}`}>
          <dt css={[small, mute]}>
            {label(field.label)} {language && <span css={badge}>{language.toUpperCase()}</span>}
          </dt>
          <dd>
            <FieldValue field={field} language={language} {...value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
