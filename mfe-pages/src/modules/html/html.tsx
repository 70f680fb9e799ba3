import { useMemo } from 'react';
import { fieldsOf, textOf } from '../fields.ts';
import type { ModuleProps } from '../module.ts';

/** HTML of an editor. The content service has sanitised it when it was saved. */
export function HtmlModule({ module }: ModuleProps) {
  const code = textOf(fieldsOf(module.html_code_obj).code) || textOf(module.html_code);
  // One object for good: React would otherwise write the same HTML anew.
  const content = useMemo(() => ({ __html: code }), [code]);
  return code ? <div dangerouslySetInnerHTML={content} /> : null;
}
