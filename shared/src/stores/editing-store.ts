import { observableRef } from 'mobx';
import type { ComponentType, HTMLAttributes, ReactNode } from 'react';
import { makeAutoObservable } from './observable.ts';

/** A module or container as views have it. */
export interface Editable {
  id: number | string;
  model: string;
  [field: string]: unknown;
}

/** A field of a module, where it stands. */
export interface EditableField {
  module: Editable;
  of: string;
  className?: string;
}

/**
 * What the editor puts in place of what visitors see while a page is edited. Views say once where which field stands; they
 * know nothing of the editor, and nobody who is not editing downloads any of it.
 */
export interface EditingSurface {
  /** A plain text, within the element that the view has made for it. */
  Text: ComponentType<EditableField>;
  /** Rich text. */
  RichText: ComponentType<EditableField>;
  /** Tools of a module, at the end of its frame. They take no room. */
  Frame: ComponentType<{ module: Editable }>;
  /** Where the first module of an empty column goes. */
  EmptyColumn: ComponentType<{ container: Editable; column: number }>;
  /** The end of the page. */
  End: ComponentType;
  /** The same modules once more, beside or in place of the page: in the other language, at another time. Often nothing. */
  beside: <Shown extends { modules: unknown }>(shown: Shown, View: ComponentType<{ shown: Shown }>) => ReactNode;
  /** What makes an element the frame of a module. To be called while an observer renders. */
  frameProps: (module: Editable) => HTMLAttributes<HTMLElement>;
  /** Is this field shown although it is empty? To be called while an observer renders. */
  shows: (module: Editable, field: string) => boolean;
}

/** Whether the page is being edited. */
export class EditingStore {
  /** Null as long as nobody edits. */
  surface: EditingSurface | null = null;

  constructor() {
    makeAutoObservable(this, { surface: observableRef });
  }

  begin(surface: EditingSurface): void {
    this.surface = surface;
  }

  end(): void {
    this.surface = null;
  }
}
