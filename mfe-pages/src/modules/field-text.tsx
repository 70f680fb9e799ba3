import { observer, RichText, useSite } from '@foyer/shared';
import { textOf, type ModuleData } from './fields.ts';

interface FieldProps {
  module: ModuleData;
  /** Name of the field. */
  of: string;
}

/** A plain text of a module; while the page is edited it is typed here. */
export const FieldText = observer(function FieldText({ module, of }: FieldProps) {
  const { surface } = useSite().editing;
  return surface ? <surface.Text module={module} of={of} /> : textOf(module[of]);
});

/** Rich text of a module, in the same way. @param isQuote words without markup are a paragraph */
export const FieldRichText = observer(function FieldRichText({
  module,
  of,
  className,
  isQuote,
}: FieldProps & { className?: string; isQuote?: boolean }) {
  const { surface } = useSite().editing;
  if (surface) return <surface.RichText module={module} of={of} className={className} />;
  const html = textOf(module[of]);
  return <RichText html={isQuote && !html.startsWith('<') ? `<p>${html}</p>` : html} className={className} />;
});
