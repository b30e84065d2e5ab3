import { Button } from '@arco-design/web-react'
import { IconCopy, IconDelete, IconDragDotVertical, IconPlus } from '@arco-design/web-react/icon'
import { useSortableItem } from '@sqos/hooks/sortable'
import { useText } from '@sqos/i18n/react'
import { ORIENTATIONS, type ReportBlock } from '@sqos/report-model'
import { type ReactNode, useSyncExternalStore } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import type { ReportDesignServices } from './design-services.ts'
import styles from './Designer.module.css'
import type { ReportDesign, Selected } from './report-design.ts'
import { SelectRow } from './rows.tsx'
import { useAsked } from './use-asked.ts'

export interface PanelProps {
  design: ReportDesign
  services: ReportDesignServices
}

/** The sources, blocks and parameters of the report. */
export function Outline({ design, services, onSelect }: PanelProps & { onSelect: () => void }) {
  const { t } = useText(NAMESPACE)
  const { document, selected } = useSyncExternalStore(design.subscribe, design.getState)
  const models = useAsked('models', services.models)
  const datasets = useAsked('datasets', services.datasets)
  const select = (one: Selected) => {
    design.select(one)
    onSelect()
  }
  const entry = (one: Selected, name: string) => (
    <button
      type="button"
      className={styles.pick}
      aria-pressed={selected?.what === one.what && selected.id === one.id}
      title={name}
      onClick={() => select(one)}
    >
      {name}
    </button>
  )
  const remove = (one: Selected, name: string) => (
    <Button
      size="mini"
      type="text"
      className={styles.quiet ?? ''}
      icon={<IconDelete />}
      aria-label={t('design.remove', { name })}
      onClick={() => design.remove(one)}
    />
  )

  const nameOf = (block: ReportBlock) => block.title || t(`block.${block.kind}`)

  function addSource(chosen: string) {
    const [kind, id = ''] = chosen.split(':')
    const title = [...models, ...datasets].find((one) => one.id === id)?.fullName ?? id
    const source = design.addSource({
      title,
      dataset: kind === 'model' ? { kind: 'model', modelId: id } : { datasetId: id },
    })
    select({ what: 'source', id: source })
  }

  return (
    <nav className={styles.outline} aria-label={t('design.outline')}>
      <h2 className={styles.heading}>{t('design.sources')}</h2>
      <ul className={styles.list}>
        {document.sources.map(({ id, title }) => (
          <li key={id} className={styles.line}>
            {entry({ what: 'source', id }, title)}
            {remove({ what: 'source', id }, title)}
          </li>
        ))}
      </ul>
      <SelectRow
        label={t('design.addSource')}
        value=""
        options={[
          ...models.map(({ id, fullName }) => ({ value: `model:${id}`, label: fullName })),
          ...datasets.map(({ id, fullName }) => ({
            value: `dataset:${id}`,
            label: t('design.dataset', { name: fullName }),
          })),
        ]}
        onChange={addSource}
      />
      <h2 className={styles.heading}>{t('design.blocks')}</h2>
      <ol className={styles.list}>
        {document.blocks.map((block, index) => (
          <BlockLine key={block.id} design={design} block={block} index={index}>
            {entry({ what: 'block', id: block.id }, nameOf(block))}
            {remove({ what: 'block', id: block.id }, nameOf(block))}
          </BlockLine>
        ))}
      </ol>
      {document.blocks.length === 0 && <p className={styles.hint}>{t('design.noBlocks')}</p>}
      <h2 className={styles.heading}>{t('parameters')}</h2>
      <ul className={styles.list}>
        {document.parameters.map(({ name, title }) => (
          <li key={name} className={styles.line}>
            {entry({ what: 'parameter', id: name }, title || name)}
            {remove({ what: 'parameter', id: name }, title || name)}
          </li>
        ))}
      </ul>
      <Button
        type="text"
        size="mini"
        icon={<IconPlus />}
        className={styles.add ?? ''}
        onClick={() => design.addParameter(t('design.newParameter'))}
      >
        {t('design.addParameter')}
      </Button>
      <SelectRow
        label={t('design.orientation')}
        value={document.orientation}
        options={ORIENTATIONS.map((one) => ({ value: one, label: t(`orientation.${one}`) }))}
        onChange={(next) => design.setOrientation(ORIENTATIONS.find((one) => one === next) ?? 'landscape')}
      />
    </nav>
  )
}

interface BlockLineProps {
  design: ReportDesign
  block: ReportBlock
  index: number
  /** Its name, and what removes it. */
  children: readonly [ReactNode, ReactNode]
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** A block, moved by dragging its line or by arrow keys on the handle. */
function BlockLine({ design, block, index, children: [entry, remove] }: BlockLineProps) {
  const { t } = useText(NAMESPACE)
  const count = design.getState().document.blocks.length
  const name = block.title || t(`block.${block.kind}`)
  const { item, handle, isDragged, side } = useSortableItem({
    list: 'report blocks',
    index,
    onMove: (from, to) => design.move(from, to),
  })
  return (
    <li ref={item} className={styles.line} data-dragging={isDragged || undefined} data-drop={side}>
      <button
        ref={handle}
        type="button"
        className={styles.handle}
        aria-label={t('design.moveField', { name, place: index + 1, count })}
        title={t('design.moveBlockHint')}
        onKeyDown={(event) => {
          const step = STEPS[event.key]
          if (!step) return
          event.preventDefault()
          design.move(index, index + step)
        }}
      >
        <IconDragDotVertical />
      </button>
      {entry}
      <Button
        size="mini"
        type="text"
        className={styles.quiet ?? ''}
        icon={<IconCopy />}
        aria-label={t('design.copy', { name })}
        onClick={() => design.copy(block.id)}
      />
      {remove}
    </li>
  )
}
