import { Button, Radio } from '@arco-design/web-react'
import { IconPlus, IconRedo, IconUndo } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { type BlockKind, type ReportValues } from '@sqos/report-model'
import { useUnsavedInput } from '@sqos/ui-kit'
import { type KeyboardEvent, type ReactNode, useState, useSyncExternalStore } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import type { ReportServices } from '../services.ts'
import { ReportView } from '../view/ReportView.tsx'
import { BlockProperties } from './BlockProperties.tsx'
import type { ReportDesignServices } from './design-services.ts'
import styles from './Designer.module.css'
import { ParameterProperties, SourceProperties } from './OtherProperties.tsx'
import { Outline, type PanelProps } from './Outline.tsx'
import type { ReportDesign } from './report-design.ts'
import { useAsked } from './use-asked.ts'

const KINDS: readonly BlockKind[] = ['cross', 'list', 'chart', 'text', 'break']
const NO_VALUES: ReportValues = {}

/** Panels of the designer. Narrow pages show one of them, wide ones all. */
const PANELS = ['outline', 'canvas', 'properties'] as const
type Panel = (typeof PANELS)[number]

export interface ReportDesignerProps {
  /** From `createReportDesign`, once for each opened report. */
  design: ReportDesign
  /** The data of the document as it is now. */
  view: ReportServices
  /** Keep the object between renders. */
  services: ReportDesignServices
  /** Buttons at the end of the toolbar. */
  extra?: ReactNode
}

/** The designer of reports: outline, live report, properties. Fields need `FormWidgetsProvider` around it. */
export function ReportDesigner({ design, view, services, extra }: ReportDesignerProps) {
  const { t } = useText(NAMESPACE)
  const state = useSyncExternalStore(design.subscribe, design.getState)
  const { document, canUndo, canRedo } = state
  const [values, setValues] = useState<ReportValues>(NO_VALUES)
  const [panel, setPanel] = useState<Panel>('outline')
  useUnsavedInput(() => design.getState().isDirty)

  function onKeyDown(event: KeyboardEvent) {
    const { target } = event
    const isTyping = target instanceof HTMLElement && target.matches('input, textarea')
    if (isTyping || !(event.ctrlKey || event.metaKey)) return
    const key = event.key.toLowerCase()
    if (key === 'z' && !event.shiftKey) design.undo()
    else if (key === 'y' || (key === 'z' && event.shiftKey)) design.redo()
    else return
    event.preventDefault()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of undo for everything inside
    <section className={styles.frame} aria-label={t('design.label')} onKeyDown={onKeyDown}>
      <div className={styles.designer} data-panel={panel}>
        <div role="toolbar" aria-label={t('design.toolbar')} className={styles.toolbar}>
          <div className={styles.kinds}>
            {KINDS.map((kind) => (
              <Button
                key={kind}
                size="small"
                icon={<IconPlus />}
                onClick={() => {
                  design.addBlock(kind, t(`block.${kind}`))
                  setPanel('properties')
                }}
              >
                {t(`block.${kind}`)}
              </Button>
            ))}
          </div>
          <Button
            size="small"
            icon={<IconUndo />}
            disabled={!canUndo}
            aria-label={t('design.undo')}
            onClick={design.undo}
          />
          <Button
            size="small"
            icon={<IconRedo />}
            disabled={!canRedo}
            aria-label={t('design.redo')}
            onClick={design.redo}
          />
          {extra}
        </div>
        <Radio.Group
          type="button"
          size="small"
          className={styles.panels ?? ''}
          aria-label={t('design.panels')}
          value={panel}
          onChange={(next) => setPanel(PANELS.find((one) => one === next) ?? 'outline')}
        >
          {PANELS.map((one) => (
            <Radio key={one} value={one} className={styles[`${one}Choice`] ?? ''}>
              {t(`design.panel.${one}`)}
            </Radio>
          ))}
        </Radio.Group>
        <Outline design={design} services={services} onSelect={() => setPanel('properties')} />
        <div className={styles.canvas}>
          <ReportView document={document} services={view} values={values} onValues={setValues} />
        </div>
        <Properties design={design} services={services} />
      </div>
    </section>
  )
}

function Properties({ design, services }: PanelProps) {
  const { t } = useText(NAMESPACE)
  const { document, selected } = useSyncExternalStore(design.subscribe, design.getState)
  const block = selected?.what === 'block' ? document.blocks.find(({ id }) => id === selected.id) : undefined
  const sourceId = block && 'source' in block ? block.source : selected?.what === 'source' ? selected.id : ''
  const source = document.sources.find(({ id }) => id === sourceId)
  const parameter =
    selected?.what === 'parameter' ? document.parameters.find(({ name }) => name === selected.id) : undefined
  const fields = useAsked(JSON.stringify(source?.dataset ?? null), async () =>
    source ? await services.fields(source) : [],
  )
  return (
    <aside className={styles.properties} aria-label={t('design.properties')}>
      {block && (
        <BlockProperties
          key={block.id}
          block={block}
          sources={document.sources}
          fields={fields}
          onChange={design.changeBlock}
        />
      )}
      {!block && source && <SourceProperties key={source.id} source={source} onChange={design.changeSource} />}
      {parameter && (
        <ParameterProperties
          key={parameter.name}
          document={document}
          parameter={parameter}
          services={services}
          onChange={design.changeParameter}
        />
      )}
      {!block && !source && !parameter && <p className={styles.hint}>{t('design.select')}</p>}
    </aside>
  )
}
