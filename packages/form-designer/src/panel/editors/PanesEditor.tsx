import { Input } from '@arco-design/web-react'
import { asList, asText, isRecord, kindKey, kindName, own, ownAt } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { confirmAction } from '@sqos/ui-kit'
import { NAMESPACE } from '../../catalogue.ts'
import type { EditorProps } from '../PropertyRow.tsx'
import { ListEditor, unusedNumber } from './ListEditor.tsx'

/** The panes of tabs and collapses: titles and order. The last pane cannot be removed. */
export function PanesEditor({ value, onChange }: EditorProps<'panes'>) {
  const { t } = useText(NAMESPACE)
  const panes = asList(value)

  async function remove(index: number) {
    const pane = panes[index]
    const isEmpty = asList(ownAt(pane, '__config__', 'children')).length === 0
    const question = {
      text: t('panes.removeAsk'),
      subject: asText(own(pane, 'title')) ?? '',
      confirmText: t('canvas.remove'),
      danger: true,
    }
    if (isEmpty || (await confirmAction(question))) onChange(panes.filter((_, at) => at !== index))
  }

  return (
    <ListEditor
      items={panes}
      nameOf={(action, number) => t(`panes.${action}`, { number })}
      addText={t('panes.add')}
      atLeast={1}
      onChange={onChange}
      onAdd={() => onChange([...panes, newPane(panes, t('panes.new', { number: panes.length + 1 }))])}
      onRemove={(index) => void remove(index)}
    >
      {(pane, index) => (
        <Input
          size="small"
          aria-label={t('panes.title', { number: index + 1 })}
          maxLength={50}
          value={asText(own(pane, 'title')) ?? ''}
          onChange={(title) =>
            onChange(
              panes.map((one, at) => (at === index && isRecord(one) ? { ...one, title } : one)),
              { typed: true },
            )
          }
        />
      )}
    </ListEditor>
  )
}

/** An empty pane with the kind key of the other panes and an unused name. */
function newPane(panes: readonly unknown[], title: string) {
  const name = unusedNumber(panes, (pane) => asText(own(pane, 'name')))
  const key = kindKey(panes[0])
  return { title, name, __config__: { ...(key && { [key]: kindName(panes[0]) }), children: [] } }
}
