import { Radio } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { useUnsavedInput } from '@sqos/ui-kit'
import { type KeyboardEvent, type ReactNode, useId, useMemo, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { createPortalStore } from '../view/portal-store.ts'
import { type PortalServices, ServicesProvider } from '../view/services.ts'
import { StoreProvider } from '../view/store-context.ts'
import { Canvas } from './Canvas.tsx'
import { DesignProvider, type DesignServices, useDesign, useDesignState } from './design-context.ts'
import type { PortalDesign } from './designer-store.ts'
import styles from './Designer.module.css'
import { Palette } from './Palette.tsx'
import { Properties } from './Properties.tsx'
import { Toolbar } from './Toolbar.tsx'

export interface PortalDesignerProps {
  /** From `createPortalDesign`, once for each opened portal. */
  design: PortalDesign
  /** The data of the parts on the canvas. Keep the object between renders. */
  view: PortalServices
  /** What the editor of data asks. Keep the object between renders. */
  services: DesignServices
  /** Buttons at the end of the toolbar. */
  extra?: ReactNode
}

/** The designer of portals: palette, page, properties. Fields need `FormWidgetsProvider` around it. */
export const PortalDesigner = (props: PortalDesignerProps) => <Frame {...props} />

/** Only the places of the parts: for people who arrange a portal for themselves. */
export const PortalArranger = (props: Omit<PortalDesignerProps, 'services'>) => (
  <Frame {...props} services={undefined} />
)

type FrameProps = Omit<PortalDesignerProps, 'services'> & { services: DesignServices | undefined }

function Frame({ design, view, services, extra }: FrameProps) {
  const { t } = useText(NAMESPACE)
  const value = useMemo(
    () => ({ design, services: services ?? NO_SERVICES, isArranging: services === undefined }),
    [design, services],
  )
  const [panel, setPanel] = useState<Panel>('canvas')
  const store = useMemo(() => createPortalStore(view.readParts), [view])

  function onKeyDown(event: KeyboardEvent) {
    const target = event.target
    const isTyping = target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]')
    if (isTyping || !(event.ctrlKey || event.metaKey)) return
    const key = event.key.toLowerCase()
    if (key === 'z' && !event.shiftKey) design.undo()
    else if (key === 'y' || (key === 'z' && event.shiftKey)) design.redo()
    else return
    event.preventDefault()
  }

  return (
    <DesignProvider value={value}>
      <ServicesProvider value={view}>
        <StoreProvider value={store}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of undo for everything inside */}
          <section
            className={styles.designer}
            data-arranging={services === undefined || undefined}
            data-panel={panel}
            aria-label={t('designer.label')}
            onKeyDown={onKeyDown}
          >
            <Toolbar extra={extra} />
            {services && <PanelSwitch panel={panel} onChange={setPanel} />}
            {services && <Palette />}
            <Canvas />
            {services && <Properties />}
            <Announcements />
            <UnsavedDesign />
          </section>
        </StoreProvider>
      </ServicesProvider>
    </DesignProvider>
  )
}

/** Panels of the designer. Narrow pages show one of them, wide ones all. */
const PANELS = ['palette', 'canvas', 'properties'] as const
type Panel = (typeof PANELS)[number]

function PanelSwitch({ panel, onChange }: { panel: Panel; onChange: (panel: Panel) => void }) {
  const { t } = useText(NAMESPACE)
  const name = useId()
  return (
    <Radio.Group
      type="button"
      size="small"
      name={name}
      className={styles.panels ?? ''}
      aria-label={t('panel.label')}
      value={panel}
      options={PANELS.map((one) => ({ value: one, label: t(`panel.${one}`) }))}
      onChange={onChange}
    />
  )
}

/** Nothing to ask while only places change. */
const NO_SERVICES: DesignServices = {
  models: async () => [],
  fields: async () => [],
  interfaces: async () => [],
  datasets: async () => [],
  menus: () => [],
  preview: () => Promise.reject(new Error('portal: nothing to preview')),
}

/** The page asks before it is left with unsaved changes. */
function UnsavedDesign() {
  const { design } = useDesign()
  useUnsavedInput(() => design.getState().isDirty)
  return null
}

/** Announces edits to screen readers. */
function Announcements() {
  const { t } = useText(NAMESPACE)
  const notice = useDesignState((state) => state.notice)
  return (
    <output className={styles.hidden} aria-live="polite" key={notice?.id}>
      {notice ? t(`notice.${notice.key}`, notice.params) : ''}
    </output>
  )
}
