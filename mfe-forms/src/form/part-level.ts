import { createContext } from 'react';

/** Level of the headings within a form: below its own title, which is the page's where the form is a page of its own. */
export const PartLevel = createContext<2 | 3>(2);
