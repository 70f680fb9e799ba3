import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { MediaFileField } from '../media/media-file-field.tsx';
import { PictureField } from '../media/picture-field.tsx';
import { MultiSelectField, SelectField } from './choice-fields.tsx';
import { JsonField } from './json-field.tsx';
import { LinkField } from './link-field.tsx';
import { ListField } from './list-field.tsx';
import { BooleanField, DayOrTimeField, InstantField, NumberField } from './plain-fields.tsx';
import { ReferenceField, ReferencesField } from './reference-fields.tsx';
import { AreaField, LineField, PasswordField, SlugField } from './text-fields.tsx';
import type { FieldProps } from './use-field.ts';

const RichTextField = lazy(() => import('./rich-text/rich-text-field.tsx'));

/** The input of a field, by its kind. */
export function FieldInput(props: FieldProps) {
  const t = useTranslate();
  switch (props.field.kind) {
    case 'text':
    case 'email':
    case 'url':
      return <LineField {...props} />;
    case 'textarea':
      return <AreaField {...props} />;
    case 'html':
      return (
        <Suspense fallback={<p role="status">{t('foyer.rich.loading')}</p>}>
          <RichTextField {...props} />
        </Suspense>
      );
    case 'slug':
      return <SlugField {...props} />;
    case 'number':
      return <NumberField {...props} />;
    case 'boolean':
      return <BooleanField {...props} />;
    case 'instant':
      return <InstantField {...props} />;
    case 'day':
    case 'time':
      return <DayOrTimeField {...props} />;
    case 'select':
      return <SelectField {...props} />;
    case 'multi_select':
      return <MultiSelectField {...props} />;
    case 'password':
      return <PasswordField {...props} />;
    case 'reference':
      return <ReferenceField {...props} />;
    case 'references':
      return <ReferencesField {...props} />;
    case 'picture':
      return <PictureField {...props} />;
    case 'media_file':
      return <MediaFileField {...props} />;
    case 'link':
      return <LinkField {...props} />;
    case 'list':
      return <ListField {...props} />;
    case 'json':
      return <JsonField {...props} />;
  }
}
