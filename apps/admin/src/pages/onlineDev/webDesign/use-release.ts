import { useReleaseVisualModelMutation, type VisualModelRow } from '@sqos/api-client/model'
import { useState } from 'react'

/** The menus of a release, each with its parent directory. */
export interface ReleaseFields {
  sides: ('Web' | 'App')[]
  pcModuleParentId: string
  appModuleParentId: string
}

/** 同步菜单: the model of the dialog, and its release. */
export function useRelease() {
  const [releaseModel] = useReleaseVisualModelMutation()
  const [model, setModel] = useState<VisualModelRow>()
  const [isOpen, setIsOpen] = useState(false)

  return {
    model,
    isOpen,
    open: (row: VisualModelRow) => {
      setModel(row)
      setIsOpen(true)
    },
    close: () => setIsOpen(false),
    save: ({ sides, pcModuleParentId, appModuleParentId }: ReleaseFields) =>
      releaseModel({
        id: model?.id ?? '',
        releaseBody: {
          pc: sides.includes('Web') ? 1 : 0,
          app: sides.includes('App') ? 1 : 0,
          pcModuleParentId: pcModuleParentId ?? null,
          appModuleParentId: appModuleParentId ?? null,
        },
      }).unwrap(),
  }
}

export type ReleaseState = ReturnType<typeof useRelease>
