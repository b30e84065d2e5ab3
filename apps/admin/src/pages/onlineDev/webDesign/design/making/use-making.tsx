import { useApiDispatch } from '@sqos/api-client'
import { PAGES } from '@sqos/contract'
import type { DesignerChoice, DesignerServices } from '@sqos/form-designer'
import { usePermission } from '@sqos/session'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { createDesignerServices } from '../../../../../parts/designer-services/designer-services.ts'
import { usePagePermission } from '../../../../../parts/page-route/use-page-permission.ts'

const DictionaryMaker = lazy(async () => ({ default: (await import('./DictionaryMaker.tsx')).DictionaryMaker }))
const ValuesMaker = lazy(async () => ({ default: (await import('./ValuesMaker.tsx')).ValuesMaker }))
const ModelMaker = lazy(async () => ({ default: (await import('./ModelMaker.tsx')).ModelMaker }))
const InterfaceMaker = lazy(async () => ({ default: (await import('./InterfaceMaker.tsx')).InterfaceMaker }))
const RuleMaker = lazy(async () => ({ default: (await import('./RuleMaker.tsx')).RuleMaker }))

/** What a dialog is given: it answers once, with the entry or with undefined when it was cancelled. */
export interface MakerProps {
  onDone: (entry: DesignerChoice | undefined) => void
}

type Making =
  | { what: 'dictionary' | 'model' | 'rule' }
  | { what: 'values'; id: string }
  | { what: 'interface'; id: string | undefined }

interface Open {
  making: Making
  onDone: (entry: DesignerChoice | undefined) => void
}

/**
 * The services of the designer with the dialogs that make dictionaries, data interfaces, related functions and number rules from the
 * properties of a field. Only what the user may make has a button.
 */
export function useMaking(): { services: DesignerServices; dialog: ReactNode } {
  const dispatch = useApiDispatch()
  const [open, setOpen] = useState<Open>()
  const may = usePagePermission()
  const mayAddModel = usePermission()('btn_add')
  const rights = [
    may(PAGES.dictionary, 'btn_type_add') && may(PAGES.dictionary, 'btn_add'),
    may(PAGES.dictionary, 'btn_add'),
    may(PAGES.dataInterface, 'btn_add'),
    may(PAGES.dataInterface, 'btn_edit'),
    may(PAGES.billRule, 'btn_add'),
    mayAddModel,
  ].join()

  const services = useMemo(() => {
    const [dictionary, values, addInterface, editInterface, rule, model] = rights
      .split(',')
      .map((one) => one === 'true')
    const ask = (making: Making) =>
      new Promise<DesignerChoice | undefined>((resolve) => {
        const onDone = (entry: DesignerChoice | undefined) => {
          // The designer moves the focus, which an open dialog would keep.
          flushSync(() => setOpen(undefined))
          resolve(entry)
        }
        setOpen({ making, onDone })
      })
    return {
      ...createDesignerServices(dispatch),
      create: {
        ...(dictionary && { dictionaries: () => ask({ what: 'dictionary' }) }),
        ...(addInterface && { dataInterfaces: () => ask({ what: 'interface', id: undefined }) }),
        ...(model && { models: () => ask({ what: 'model' }) }),
        ...(rule && { billRules: () => ask({ what: 'rule' }) }),
      },
      edit: {
        ...(values && { dictionaries: async (id: string) => void (await ask({ what: 'values', id })) }),
        ...(editInterface && { dataInterfaces: async (id: string) => void (await ask({ what: 'interface', id })) }),
      },
    }
  }, [dispatch, rights])

  return { services, dialog: <Suspense>{open && <Dialog {...open} />}</Suspense> }
}

function Dialog({ making, onDone }: Open) {
  switch (making.what) {
    case 'dictionary':
      return <DictionaryMaker onDone={onDone} />
    case 'values':
      return <ValuesMaker typeId={making.id} onDone={onDone} />
    case 'model':
      return <ModelMaker onDone={onDone} />
    case 'interface':
      return <InterfaceMaker editedId={making.id} onDone={onDone} />
    case 'rule':
      return <RuleMaker onDone={onDone} />
  }
}
