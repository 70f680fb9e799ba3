/** Lists that grow as the visitor reads on; bundled by each remote that has one. */
export { GrowingList, listOf, type ListPage, type ListSource } from './growing-list.ts';
export { ListEnd } from './list-end.tsx';
export { pageIn } from './page-in.ts';
export { pagesOf } from './pages-of.ts';
