import type { PostedForm } from '@foyer/shared';
import { createContext } from 'react';

/** What came back of a form that was posted without JavaScript, until it is sent anew. */
export const PostedContext = createContext<PostedForm | undefined>(undefined);
