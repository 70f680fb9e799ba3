import type { DataProvider, Identifier } from 'react-admin';
import type { ListQuery, Records } from './records.ts';

/** So many records are asked for at once by their ids. */
const IDS_AT_ONCE = 50;

/** What react-admin's lists ask for. Records are changed through `Records`, whose answers carry entity tags. */
export function dataProviderOf(records: Records): DataProvider {
  const inList = async (resource: string, query: ListQuery) => {
    const { results, count } = await records.list(resource, query);
    return { data: results, total: count };
  };
  const byIds = async (resource: string, ids: Identifier[]) => {
    const parts = Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, index) =>
      ids.slice(index * IDS_AT_ONCE, (index + 1) * IDS_AT_ONCE),
    );
    const pages = await Promise.all(
      parts.map((part) => records.list(resource, { ids: part.join(','), page_size: part.length })),
    );
    return pages.flatMap(({ results }) => results);
  };
  const elsewhere = () => Promise.reject(new Error('Records are written through Records.'));

  // react-admin's interface promises any type of record that its caller names.
  const provider = {
    getList: (
      resource: string,
      {
        pagination,
        sort,
        filter,
      }: {
        pagination?: { page: number; perPage: number };
        sort?: { field: string; order: string };
        filter?: ListQuery;
      },
    ) =>
      inList(resource, {
        ...filter,
        page: pagination?.page,
        page_size: pagination?.perPage,
        sort: sort?.field,
        order: sort?.order === 'DESC' ? 'desc' : 'asc',
      }),
    getMany: async (resource: string, { ids }: { ids: Identifier[] }) => ({ data: await byIds(resource, ids) }),
    getOne: async (resource: string, { id }: { id: Identifier }) => ({ data: (await records.read(resource, id)).body }),
    getManyReference: elsewhere,
    create: elsewhere,
    update: elsewhere,
    updateMany: elsewhere,
    delete: elsewhere,
    deleteMany: elsewhere,
  };
  return provider as unknown as DataProvider;
}
