import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <main>
      <h1>Hello</h1>
      <p>A page that is there once React is.</p>
    </main>,
  );
}
