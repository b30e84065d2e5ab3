import { Button, Input } from '@arco-design/web-react'
import { IconDelete, IconDown, IconPlus, IconUp } from '@arco-design/web-react/icon'
import { asList, asText, isRecord, own, ownAt } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { confirmAction } from '@sqos/ui-kit'
import { NAMESPACE } from '../../catalogue.ts'
import type { EditorProps } from '../PropertyRow.tsx'
import styles from './Editors.module.css'

/** The panes of tabs and of a collapse: their titles, their order, how many there are. The last one stays. */
export function PanesEditor({ value, onChange }: EditorProps<'panes'>) {
  const { t } = useText(NAMESPACE)
  const panes = asList(value)

  function swap(index: number, other: number) {
    const next = [...panes]
    ;[next[index], next[other]] = [next[other], next[index]]
    onChange(next)
  }

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
    <div className={styles.rows}>
      {panes.map((pane, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- titles may repeat one another while they are written
        <div key={index} className={styles.option}>
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
          <Button
            size="mini"
            type="text"
            icon={<IconUp aria-hidden="true" />}
            aria-label={t('panes.up', { number: index + 1 })}
            disabled={index === 0}
            onClick={() => swap(index, index - 1)}
          />
          <Button
            size="mini"
            type="text"
            icon={<IconDown aria-hidden="true" />}
            aria-label={t('panes.down', { number: index + 1 })}
            disabled={index === panes.length - 1}
            onClick={() => swap(index, index + 1)}
          />
          <Button
            size="mini"
            type="text"
            icon={<IconDelete aria-hidden="true" />}
            aria-label={t('panes.remove', { number: index + 1 })}
            disabled={panes.length < 2}
            onClick={() => void remove(index)}
          />
        </div>
      ))}
      <Button
        size="small"
        type="dashed"
        long
        icon={<IconPlus aria-hidden="true" />}
        onClick={() => onChange([...panes, newPane(panes, t('panes.new', { number: panes.length + 1 }))])}
      >
        {t('panes.add')}
      </Button>
    </div>
  )
}

/** An empty pane of the same make as the others, with a name that none of them has. */
function newPane(panes: readonly unknown[], title: string) {
  const names = new Set(panes.map((pane) => asText(own(pane, 'name'))))
  let number = panes.length + 1
  while (names.has(String(number))) number += 1
  const sqosKey = asText(ownAt(panes[0], '__config__', 'sqosKey'))
  return { title, name: String(number), __config__: { ...(sqosKey && { sqosKey }), children: [] } }
}
