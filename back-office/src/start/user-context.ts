import { createContext, use } from 'react';
import type { PageUser } from './page-user.ts';

export const PageUserContext = createContext<PageUser>({ username: '', name: '', role: 'editor', locale: 'de' });

export const usePageUser = (): PageUser => use(PageUserContext);
