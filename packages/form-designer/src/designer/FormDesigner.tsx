import { FormTabs } from '@sqos/form-widgets/tabs'
import { useText } from '@sqos/i18n/react'
import { type ReactNode, useState } from 'react'
import { Canvas, type Device } from '../canvas/Canvas.tsx'
import { NAMESPACE } from '../catalogue.ts'
import { Outline } from '../outline/Outline.tsx'
import { Palette } from '../palette/Palette.tsx'
import { Panel } from '../panel/Panel.tsx'
import { type DesignerServices, ServicesProvider } from '../panel/services.ts'
import type { DesignerStore } from '../store/designer-store.ts'
import { DesignerProvider } from '../store/use-designer.ts'
import type { FieldPermission } from '../fields/FieldsDialog.tsx'
import { Announcements } from './Announcements.tsx'
import styles from './FormDesigner.module.css'
import { Toolbar } from './Toolbar.tsx'
import { usePanels } from './use-panels.ts'

export interface FormDesignerProps {
  /** The document, its history and its selection: from `createDesignerStore`, once for each opened model. */
  store: DesignerStore
  /** Loads entries of other modules. Without it these properties cannot be chosen. */
  services?: DesignerServices | undefined
  /** 1 form only, 2 form and list, 3 form, list and flow. */
  webType?: number | undefined
  /** Renders the form for the preview. Without it there is no preview. */
  renderPreview?: ((document: object) => ReactNode) | undefined
  /** Whether roles are granted single fields, as set in the list document. Without it there is no switch. */
  permission?: FieldPermission | undefined
}

/** Palette, canvas and properties of a form. Fills the height of its parent. */
export function FormDesigner({ store, services, webType, renderPreview, permission }: FormDesignerProps) {
  const { t } = useText(NAMESPACE)
  const [device, setDevice] = useState<Device>(() =>
    window.matchMedia('(width < 720px)').matches ? 'mobile' : 'desktop',
  )

  const panels = usePanels()

  return (
    <DesignerProvider value={store}>
      <ServicesProvider value={services}>
        <div className={styles.frame}>
          <div className={styles.designer}>
            <section className={styles.left} hidden={!panels.left} aria-label={t('palette.label')}>
              <FormTabs
                aria-label={t('palette.label')}
                panes={[
                  { key: 'palette', title: t('palette.label'), content: <Palette /> },
                  { key: 'outline', title: t('outline.label'), content: <Outline /> },
                ]}
              />
            </section>
            <section className={styles.centre} aria-label={t('canvas.label')}>
              <Toolbar
                device={device}
                onDevice={setDevice}
                webType={webType}
                renderPreview={renderPreview}
                permission={permission}
                panels={panels}
              />
              <div className={styles.ground}>
                <Canvas device={device} />
              </div>
            </section>
            <section className={styles.right} hidden={!panels.right} aria-label={t('panel.label')}>
              <Panel webType={webType} />
            </section>
            <Announcements />
          </div>
        </div>
      </ServicesProvider>
    </DesignerProvider>
  )
}
