import { Slot } from '@foyer/shared';
import { useHeadingLevel } from '../../page/outline.ts';
import { numberOf, textOf } from '../fields.ts';
import type { ModuleProps } from '../module.ts';
import { ExternalContent } from '../embed/external-content.tsx';

/** A form of ours, or one of another service, behind consent. */
export function FormModule({ module }: ModuleProps) {
  const level = useHeadingLevel(module);
  const id = numberOf(module.form_id);
  if (id !== null) return <Slot widget="forms.form" props={{ form_id: id }} />;
  const external = textOf(module.external_form_id);
  return external ? <ExternalContent kind="form" level={level} address={external} title="" picture={null} /> : null;
}
