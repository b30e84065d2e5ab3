/** The form that a QR code opens. */
export interface FormQrTarget {
  /** The record. */
  id?: string | undefined
  modelId?: string | undefined
  /** 2 for a record that is edited or shown. */
  type?: number | string | undefined
  flowId?: string | undefined
  processId?: string | undefined
  taskId?: string | undefined
  opType?: number | string | undefined
}

/** The text of the QR code of a form. Its `t` is DFD. */
export const formQrText = ({ id, modelId, type, flowId, processId, taskId, opType }: FormQrTarget): string =>
  JSON.stringify({ t: 'DFD', id, mid: modelId, mt: type, fid: flowId, pid: processId, ftid: taskId, opt: opType })
