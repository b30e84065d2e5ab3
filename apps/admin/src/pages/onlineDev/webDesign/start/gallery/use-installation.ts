import { type AppTemplate, type InstalledApp, useInstallAppTemplateMutation } from '@sqos/api-client/app-template'
import { loadCurrentUser, usePermission } from '@sqos/session'
import { useUnsavedInput } from '@sqos/ui-kit'
import { fieldErrorsOf } from '@sqos/ui-kit/list'
import { useState } from 'react'
import { useAppDispatch } from '../../../../../app/store.ts'
import { changesOf, type Holder } from '../../design/publish/holders.ts'
import { TOP } from '../../design/publish/use-publishing.ts'

interface Choices {
  /** Empty for the proposed name. */
  fullName: string
  samples: boolean
  publish: boolean
  parentId: string
  holders: readonly Holder[]
}

/** The choices of an installation, and the call that installs the app. */
export function useInstallation(app: AppTemplate, onInstalled: (app: InstalledApp) => void) {
  const dispatch = useAppDispatch()
  const mayPublish = usePermission()('btn_release')
  const [choices, setChoices] = useState<Choices>({
    fullName: '',
    samples: true,
    publish: mayPublish,
    parentId: TOP,
    holders: [],
  })
  const [nameFault, setNameFault] = useState<string>()
  const [installApp, { isLoading }] = useInstallAppTemplateMutation()
  useUnsavedInput(() => choices.fullName !== '' || choices.holders.length > 0)

  async function install() {
    const { fullName, samples, publish, parentId, holders } = choices
    const { data, error } = await installApp({
      enCode: app.enCode,
      installAppBody: {
        fullName: fullName.trim(),
        samples: samples ? 1 : 0,
        ...(publish && { publish: { parentId, access: changesOf([], holders) } }),
      },
    })
    setNameFault(error === undefined ? undefined : fieldErrorsOf(error)?.['fullName'])
    if (!data) return
    // The menu of this user follows at once; the socket tells the others.
    if (data.isPublished) await dispatch(loadCurrentUser()).catch(() => undefined)
    onInstalled(data)
  }

  return {
    choices,
    change: (changed: Partial<Choices>) => setChoices((before) => ({ ...before, ...changed })),
    mayPublish,
    nameFault,
    isBusy: isLoading,
    install,
  }
}

export type Installation = ReturnType<typeof useInstallation>
