import Type from 'typebox';
import { idParameter } from '../../platform/http/paging.ts';

/** Query of what has modules: which state of them is asked for, the public one without it. */
export const stateQuery = {
  version_id: Type.Optional(idParameter),
  preview: Type.Optional(Type.String({ description: 'token of a link that shows the working copy' })),
};

interface StateQuery {
  version_id?: number;
  preview?: string;
}

/** What a query asks for, as the part of a context. */
export const askedState = ({ version_id: versionId, preview }: StateQuery) => ({ versionId, preview });

/** A working copy is for whoever has the link to it: nobody keeps the answer. */
export const isPreview = ({ query: { preview } }: { query: StateQuery }): boolean => preview !== undefined;
