import { createRoot } from 'react-dom/client';
import type { StoredData } from '../../backend/store/stored-data.ts';
import { ReplaceDemoData } from './ReplaceDemoData.tsx';

export function requestReplacement({ version, collections }: StoredData): Promise<void> {
  const text = JSON.stringify({ version, ...collections }, null, 2);
  const downloadUrl = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const onReplace = () => {
      root.unmount();
      place.remove();
      URL.revokeObjectURL(downloadUrl);
      resolve();
    };
    root.render(<ReplaceDemoData downloadUrl={downloadUrl} onReplace={onReplace} />);
  });
}
