export { type Crop, wholeCrop } from './crop.ts'
export { CropStage, type CropStageProps } from './CropStage.tsx'
export { type CroppedPicture, cutOut, type CutSize } from './cut-out.ts'
