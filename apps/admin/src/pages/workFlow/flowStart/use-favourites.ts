import { type ColumnSetting, listSettingApi } from '@sqos/api-client/list-setting'
import { useAppDispatch } from '../../../app/store.ts'

/** The list settings of the user under this key are the favourite flows: a flow is kept like a column that is shown. */
const moduleId = 'flow-favourites'

const NONE: readonly ColumnSetting[] = []

/** The favourite flows of the user, stored on the server. */
export interface Favourites {
  isReady: boolean
  has: (flowId: string) => boolean
  toggle: (flow: { id: string; fullName: string }) => void
}

/** Reads and changes the favourite flows of the user. */
export function useFavourites(): Favourites {
  const dispatch = useAppDispatch()
  const { data = NONE, isSuccess } = listSettingApi.useGetColumnSettingsQuery({ moduleId })
  const [save] = listSettingApi.useSaveColumnSettingsMutation()
  const ids = new Set(data.map(({ prop }) => prop))

  async function toggle({ id, fullName }: { id: string; fullName: string }) {
    const next = ids.has(id)
      ? data.filter(({ prop }) => prop !== id)
      : [...data, { label: fullName, prop: id, visible: true }]
    // The star changes at once; a refused change is taken back.
    const shown = dispatch(listSettingApi.util.updateQueryData('getColumnSettings', { moduleId }, () => [...next]))
    const { error } = await save({ columnSettingsBody: { moduleId, fieldList: JSON.stringify(next) } })
    if (error) shown.undo()
  }

  return { isReady: isSuccess, has: (flowId) => ids.has(flowId), toggle: (flow) => void toggle(flow) }
}
