import {
  type __Name__,
  useDelete__Name__Mutation,
  useExport__Names__Mutation,
  useList__Names__Query,
} from '@sqos/api-client/__name__'
import type { ExportRequest } from '@sqos/form-widgets/export-dialog'
import { confirmDelete } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'

const DEFAULTS = { filters: {} }

/** The __names__ that the address filters, and their commands. */
export function use__Name__List() {
  const list = useListQuery(DEFAULTS)
  const query = useList__Names__Query(list.request)
  const [remove__Name__] = useDelete__Name__Mutation()
  const [export__Names__] = useExport__Names__Mutation()

  async function remove({ id, fullName }: __Name__) {
    if (await confirmDelete({ name: fullName })) await remove__Name__({ id })
  }

  return {
    ...pagedRows(list, query),
    remove,
    exports: { run: (choice: ExportRequest) => export__Names__({ ...list.request, ...choice }).unwrap() },
  }
}
