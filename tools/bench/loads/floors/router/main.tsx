import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';

const router = createBrowserRouter([
  {
    path: '/',
    element: (
      <main>
        <h1>Hello</h1>
        <p>
          A page that is there once its router is. <Link to="/about">About</Link>
        </p>
      </main>
    ),
  },
  { path: '/about', element: <h1>About</h1> },
]);

const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
