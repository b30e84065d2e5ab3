import {
  useListModelHoldersQuery,
  useReleaseVisualModelMutation,
  useListVisualModelUsesQuery,
  type VisualModel,
} from '@sqos/api-client/model'
import { loadCurrentUser } from '@sqos/session'
import { useState } from 'react'
import { useAppDispatch } from '../../../../../app/store.ts'
import { changesOf, type Holder } from './holders.ts'

/** The top level of a menu. */
export const TOP = '-1'

/** The chosen places in the menus. */
interface Place {
  Web: string
  App: string
  onApp: boolean
}

interface PublishingOptions {
  model: VisualModel
  /** Saves the design with what grants need. Resolves to whether it is saved. */
  save: (needs: { hasGrants: boolean; hasOwnRows: boolean }) => Promise<boolean>
}

/** The choices of the last two steps, and the publication of the model. */
export function usePublishing({ model, save }: PublishingOptions) {
  const dispatch = useAppDispatch()
  const { data: present } = useListModelHoldersQuery({ id: model.id })
  const { data: uses } = useListVisualModelUsesQuery({ id: model.id })
  const [chosen, setChosen] = useState<readonly Holder[]>()
  const [place, setPlace] = useState<Place>({ Web: TOP, App: TOP, onApp: false })
  const [release, { isLoading }] = useReleaseVisualModelMutation()
  const [isSaving, setIsSaving] = useState(false)
  const before = present?.list ?? []
  const holders = chosen ?? before
  const entries = (uses?.list ?? []).filter(({ kind }) => kind === 'menu')
  const isOn = {
    Web: entries.some(({ field }) => field === 'Web'),
    App: entries.some(({ field }) => field === 'App'),
  }
  const access = changesOf(before, holders)

  async function publish() {
    setIsSaving(true)
    const hasOwnRows = holders.some(({ level }) => level === 'own')
    const isSaved = await save({ hasGrants: holders.length > 0, hasOwnRows }).finally(() => setIsSaving(false))
    if (!isSaved) return
    const releaseBody = {
      pc: 1,
      app: isOn.App || place.onApp ? 1 : 0,
      pcModuleParentId: place.Web,
      appModuleParentId: place.App,
      access,
    }
    const { error } = await release({ id: model.id, releaseBody })
    if (error) return
    setChosen(undefined)
    // The menu of this user follows at once; the socket tells the others.
    await dispatch(loadCurrentUser()).catch(() => undefined)
  }

  return {
    holders,
    setHolders: setChosen,
    place,
    change: (changed: Partial<Place>) => setPlace({ ...place, ...changed }),
    isOn,
    /** Menu entry of the browser, once published. */
    menuId: entries.find(({ field }) => field === 'Web')?.id,
    isBusy: isLoading || isSaving,
    /** Objects whose level differs from the published one. */
    access,
    address: `/model/${model.enCode.replaceAll('.', '')}`,
    publish,
  }
}

export type Publishing = ReturnType<typeof usePublishing>
