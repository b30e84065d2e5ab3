import { useApiDispatch } from '@sqos/api-client'
import { type DictionaryDataNode, useListDictionaryOptionsQuery } from '@sqos/api-client/dictionary'
import { DATA_INTERFACE_CATEGORIES } from '@sqos/contract'
import type { DesignerChoice } from '@sqos/form-designer'
import { useText } from '@sqos/i18n/react'
import { UnsavedScope, useUnsavedScope } from '@sqos/ui-kit'
import { SideDrawer, useAskToDiscard } from '@sqos/ui-kit/list'
import { useEffect, useRef } from 'react'
import { createDesignerServices } from '../../../../../parts/designer-services/designer-services.ts'
import { WithTexts } from '../../../../../parts/texts/WithTexts.tsx'
import { findNode } from '../../../../../parts/tree/tree-nodes.ts'
import { catalogues } from '../../../../systemData/dataInterface/catalogue.ts'
import { InterfaceEditor } from '../../../../systemData/dataInterface/editor/InterfaceEditor.tsx'
import { type InterfaceFields, useInterfaceForm } from '../../../../systemData/dataInterface/use-interface-form.ts'
import { NAMESPACE } from '../catalogue.ts'
import type { MakerProps } from './use-making.tsx'

const NONE: readonly DictionaryDataNode[] = []
/** px. */
const WIDTH = 1000

interface InterfaceMakerProps extends MakerProps {
  /** Undefined for a new interface. */
  editedId: string | undefined
}

/** The editor of data interfaces in a drawer. */
export function InterfaceMaker(props: InterfaceMakerProps) {
  const { data } = useListDictionaryOptionsQuery({ typeId: DATA_INTERFACE_CATEGORIES })
  if (!data) return null
  return (
    <WithTexts catalogues={catalogues}>
      <Interface {...props} categories={data.list ?? NONE} />
    </WithTexts>
  )
}

function Interface({
  editedId,
  categories,
  onDone,
}: InterfaceMakerProps & { categories: readonly DictionaryDataNode[] }) {
  const { t } = useText(NAMESPACE)
  const dispatch = useApiDispatch()
  const first = findNode(categories, ({ children }) => !children?.length)
  const form = useInterfaceForm({ categoryId: first?.id ?? '', rows: [] })
  const before = useRef<ReadonlySet<string>>(new Set())
  const made = useRef<DesignerChoice>(undefined)
  const begin = useRef(form)
  const askToDiscard = useAskToDiscard()
  const { sources, hasUnsaved } = useUnsavedScope()

  const leaves = async () => {
    const groups = await createDesignerServices(dispatch).references('dataInterfaces')
    return groups.flatMap(({ children = [] }) => children)
  }
  const list = useRef(leaves)

  useEffect(
    function open() {
      if (editedId !== undefined) begin.current.edit({ id: editedId })
      else {
        begin.current.create()
        list.current().then(
          (present) => (before.current = new Set(present.map(({ id }) => id))),
          () => undefined,
        )
      }
    },
    [editedId],
  )

  async function save(fields: InterfaceFields) {
    await form.save(fields)
    // A write returns no id: the new interface is the one that was not listed before.
    if (editedId === undefined) made.current = (await leaves()).find(({ id }) => !before.current.has(id))
  }

  async function cancel() {
    if (!hasUnsaved() || (await askToDiscard())) onDone(undefined)
  }

  return (
    form.wasOpened && (
      <SideDrawer
        open
        title={t(editedId === undefined ? 'making.interface' : 'making.editInterface')}
        width={WIDTH}
        onClose={() => void cancel()}
      >
        <UnsavedScope value={sources}>
          <InterfaceEditor form={{ ...form, save, close: () => onDone(made.current) }} categories={categories} />
        </UnsavedScope>
      </SideDrawer>
    )
  )
}
